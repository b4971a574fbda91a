package dev.cleave.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** Seconds of all of this process's threads together, so that other work on the machine counts little. */
final class ProcessorTime {
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private ProcessorTime() {}

    static double seconds() {
        return SYSTEM.getProcessCpuTime() / 1e9;
    }
}
