"""One long-lived `cleave serve --stdio` for each process of Python, and frames to and from it."""

import atexit
import json
import os
import shlex
import shutil
import struct
import subprocess
import threading

_LENGTHS = struct.Struct(">iq")


class CleaveError(ValueError):
    """What Cleave says is wrong with what it was given."""


class CleaveServerError(RuntimeError):
    """The server is not there, or ended; the next call starts another."""


_command = None
_server = None
_lock = threading.RLock()


def use_command(command):
    """Start the server by this command, a list of words, in place of `cleave` on the PATH or what CLEAVE_COMMAND says."""
    global _command
    with _lock:
        _command = list(command)
        stop()


def stop():
    """Ends the server, if there is one."""
    global _server
    with _lock:
        if _server is not None:
            _server.close()
        _server = None


def server():
    """The server of this process; started where there is none."""
    global _server
    with _lock:
        if _server is None or _server.owner != os.getpid():  # a fork has no right to its parent's
            _server = Server(_found())
        return _server


def _found():
    if _command is not None:
        return _command
    if os.environ.get("CLEAVE_COMMAND"):
        return shlex.split(os.environ["CLEAVE_COMMAND"])
    found = shutil.which("cleave")
    if found is None:
        raise CleaveServerError(
            "there is no command cleave on the PATH; put it there, or name it in CLEAVE_COMMAND or by cleave.use_command"
        )
    return [found]


class Server:
    """A process that answers frames, and the names of the models that it has."""

    def __init__(self, command):
        self.owner = os.getpid()
        self.loaded = set()
        try:
            self._process = subprocess.Popen(
                command + ["serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16
            )
        except OSError as problem:
            raise CleaveServerError(f"can't start {command[0]}: {problem}") from problem
        self.pid = self._process.pid

    def ask(self, header, *body):
        """Sends a frame and returns the header and the body of the answer."""
        with _lock:
            try:
                self._send(header, body)
                answer, data = self._receive()
            except (OSError, EOFError, ValueError) as problem:
                self._forget()
                raise CleaveServerError(
                    f"the Cleave server (process {self.pid}) ended before it answered ({problem}); "
                    "call again, which starts another"
                ) from problem
            except BaseException:  # an interrupted answer would be taken for that of the next question
                self._forget()
                raise
        if "error" in answer:
            kind = CleaveError if answer["error"]["kind"] == "input" else CleaveServerError
            raise kind(answer["error"]["message"])
        return answer, data

    def _send(self, header, body):
        text = json.dumps(header).encode()
        pipe = self._process.stdin
        pipe.write(_LENGTHS.pack(len(text), sum(len(part) for part in body)))
        pipe.write(text)
        for part in body:
            pipe.write(part)
        pipe.flush()

    def _receive(self):
        header, body = _LENGTHS.unpack(self._read(_LENGTHS.size))
        return json.loads(self._read(header)), self._read(body)

    def _read(self, length):
        data = self._process.stdout.read(length)
        if len(data) < length:
            raise EOFError("it closed the pipe")
        return data

    def _forget(self):
        global _server
        if _server is self:
            _server = None
        self.close()

    def close(self):
        if self.owner != os.getpid():
            return
        for pipe in (self._process.stdin, self._process.stdout):
            try:
                pipe.close()
            except OSError:
                pass
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


atexit.register(stop)
