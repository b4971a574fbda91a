package dev.cleave.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.needs.Needs;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Chromium, without a window. */
public final class Browser implements AutoCloseable {
    private static final String AXE = "META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    public static Browser open() {
        ChromeOptions options = new ChromeOptions();
        options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(Needs.chromedriver().toFile())
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().window().setSize(new Dimension(1100, 900));
        driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(5)); // of what is waited for
        return new Browser(driver);
    }

    public ChromeDriver driver() {
        return driver;
    }

    /** As a phone of this width shows it, which no window is small enough for; until {@link #asWindow}. */
    public void asPhone(int width) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 844, "deviceScaleFactor", 1, "mobile", true));
    }

    public void asWindow() {
        driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    /** How much wider the page is than what is shown of it. */
    public long hiddenAside() {
        return ((Number) driver.executeScript(
                        "return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .longValue();
    }

    /** What went wrong in the page, by its console. */
    public List<?> errors() {
        return driver.manage().logs().get("browser").getAll().stream()
                .filter(entry -> entry.toString().contains("[SEVERE]"))
                .toList();
    }

    /** By axe: what people with other eyes and hands than most could not use. */
    public void assertAccessible() throws IOException {
        driver.executeScript(axe());
        Object found = driver.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                axe.run().then(result => done(result.violations.flatMap(one =>
                    one.nodes.map(node => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))));
                """);
        assertEquals(List.of(), found);
    }

    private static String axe() throws IOException {
        try (InputStream stream = Browser.class.getClassLoader().getResourceAsStream(AXE)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
