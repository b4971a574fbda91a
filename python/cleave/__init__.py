"""Cleave for scikit-learn: rules that a neural network is, learned from a table."""

from ._classifier import CleaveClassifier
from ._server import CleaveError, CleaveServerError, use_command

__all__ = ["CleaveClassifier", "CleaveError", "CleaveServerError", "use_command"]
__version__ = "0.2.0"
