"""One training step of the paper in PyTorch, as a straightforward user writes it: cross-entropy, the weight and the
conjunction loss, Adam with weight decay. And OpenBLAS's sgemm. Both on one thread.

Times are processor time, so that other work on the machine does not count.

Prints lines of `kind name number`: microseconds for `torch`, GFLOP/s for `sgemm`, a name for `blas`.
Reads the shapes (name batch inputs conjunctions outputs) from standard input.
"""

import re
import statistics
import sys
import time


def median_micros(work, warm_up=0.4, measure=0.8):
    end = time.process_time() + warm_up
    while time.process_time() < end:
        work()
    times = []
    end = time.process_time() + measure
    while time.process_time() < end or len(times) < 5:
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times) * 1e6


def torch_steps(shapes):
    try:
        import torch
    except ImportError:
        print("missing torch python3-torch")
        return
    torch.set_num_threads(1)
    torch.manual_seed(1)
    for name, batch, inputs, conjunctions, outputs in shapes:
        print("torch", name, median_micros(torch_step(torch, batch, inputs, conjunctions, outputs)))


def torch_step(torch, batch, inputs, conjunctions, outputs):
    class SemiSymbolic(torch.nn.Module):
        def __init__(self, width, nodes, sign):
            super().__init__()
            self.weight = torch.nn.Parameter(0.1 * torch.randn(nodes, width))
            self.sign = sign

        def forward(self, x, delta):
            size = self.weight.abs()
            bias = self.sign * delta * (size.max(dim=1).values - size.sum(dim=1))
            return torch.nn.functional.linear(x, self.weight, bias)

    conjunctive = SemiSymbolic(inputs, conjunctions, 1)
    disjunctive = SemiSymbolic(conjunctions, outputs, -1)
    weights = [conjunctive.weight, disjunctive.weight]
    adam = torch.optim.Adam(weights, lr=0.001, weight_decay=1e-4)
    loss = torch.nn.BCEWithLogitsLoss()

    def weight_loss():
        every = torch.cat([weight.flatten() for weight in weights]).abs()
        return (every * (6 - every).abs()).mean()

    x = 2.0 * torch.randint(0, 2, (8 * batch, inputs)) - 1
    t = torch.randint(0, 2, (8 * batch, outputs)).float()
    order = torch.randperm(8 * batch)
    state = {"next": 0}

    def step():
        start = state["next"] * batch
        state["next"] = (state["next"] + 1) % 8
        rows = order[start : start + batch]
        adam.zero_grad()
        h = torch.tanh(conjunctive(x[rows], 0.5))
        cross_entropy = loss(2 * disjunctive(h, 0.5), t[rows])
        (cross_entropy + 1e-5 * weight_loss() + 1e-5 * (1 - h.abs()).mean()).backward()
        adam.step()

    return step


def blas_name():
    with open("/proc/self/maps") as maps:
        loaded = maps.read()
    return "openblas" if re.search("openblas", loaded) else "reference"


def sgemm(shapes):
    """The two large products of a step, as matrices of the same sizes: X W and X' dZ."""
    try:
        import numpy
    except ImportError:
        print("missing numpy python3-numpy")
        return
    print("blas", blas_name(), 0)
    name, batch, inputs, conjunctions, _ = shapes[-1]
    x = numpy.ones((batch, inputs), numpy.float32)
    w = numpy.ones((inputs, conjunctions), numpy.float32)
    z = numpy.ones((batch, conjunctions), numpy.float32)

    def products():
        numpy.dot(x, w)
        numpy.dot(x.T, z)

    micros = median_micros(products)
    print("sgemm", name, 4.0 * batch * inputs * conjunctions / micros / 1e3)


def main():
    shapes = [(line.split()[0], *map(int, line.split()[1:])) for line in sys.stdin]
    sgemm(shapes)
    torch_steps(shapes)


main()
