"""The estimator."""

import hashlib
import re

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils import check_random_state
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, column_or_1d

from . import _conventions, _frame
from ._server import server

_PLAIN = re.compile(r"-?(0|[1-9][0-9]{0,14})|[^\W\d][\w ]*[\w]|[^\W\d]")
_GAPS = {"na", "nan", "null", "none", "n", "missing", "unknown"}


class CleaveClassifier(ClassifierMixin, BaseEstimator):
    """Rules learned by Cleave.

    A frame's columns of texts, categories and truth values are names to rules; an array has numbers alone. NaN is a missing cell.

    Parameters
    ----------
    prefer : {"readable", "balanced", "accurate"}
        At most ten rules, the fewest that are as good as the networks, or as many as help.
    max_rules : int or None
        At most so many rules.
    metric : str
        What rules are chosen by: "auto", "accuracy", "f1", "macro-f1", "balanced-accuracy" or "log-loss".
    cuts : int
        Thresholds of a number to start from.
    plain : bool
        No at-least rules.
    time_limit : float or None
        Seconds after which training stops with what there is; then one seed may give two results.
    random_state : int, RandomState or None
        None is the seed 0: the same rows give the same rules.

    Attributes
    ----------
    classes_ : what is predicted
    rules_ : DataFrame, a line for each rule, or for each condition with its points for classes
    rules_text_ : list of str, the rules in words
    model_ : bytes, a model file, which the command cleave reads
    """

    def __init__(
        self,
        *,
        prefer="balanced",
        max_rules=None,
        metric="auto",
        cuts=8,
        plain=False,
        time_limit=None,
        random_state=None,
    ):
        self.prefer = prefer
        self.max_rules = max_rules
        self.metric = metric
        self.cuts = cuts
        self.plain = plain
        self.time_limit = time_limit
        self.random_state = random_state

    def fit(self, X, y):
        """Learns rules for y from the columns of X."""
        columns, body, _, y = self._read(X, y)
        check_classification_targets(y)
        classes, codes = np.unique(y, return_inverse=True)
        if len(classes) < 2:
            raise ValueError(f"CleaveClassifier needs at least 2 classes to tell apart, and y has {len(classes)} class")
        words = _words(classes)
        target = _unused("class", [column["name"] for column in columns])
        header = {
            "do": "learn",
            "rows": len(codes),
            "columns": columns + [{"name": target, "values": words}],
            "target": target,
            "options": self._options(),
        }
        if len(classes) == 2:
            header["positive"] = words[1]
        answer, self.model_ = server().ask(header, *body, _frame.indices(codes))
        self.classes_ = classes
        self.rules_text_ = answer["lines"]
        self._records = answer["rules"]
        self._order = np.array([words.index(value) for value in answer["outputs"]])
        return self

    def _options(self):
        seed = 0 if self.random_state is None else check_random_state(self.random_state).randint(2**31 - 1)
        options = {"seed": int(seed), "plain": bool(self.plain)}
        for name in ("prefer", "max_rules", "metric", "cuts", "time_limit"):
            value = getattr(self, name)
            options[name] = value.item() if isinstance(value, np.generic) else value
        return options

    def predict(self, X):
        """What the rules say."""
        said, _ = self._ask(X)
        if len(self._order) == 1:
            return self.classes_[(said >= 0).astype(int)]
        return self.classes_[self._order[np.maximum(said, 0)]]

    def predict_proba(self, X):
        """How probable each class is, in the order of classes_; never another opinion than that of predict."""
        _, probable = self._ask(X)
        if len(self._order) == 1:
            return np.hstack([1 - probable, probable])
        sorted_ = np.zeros((len(probable), len(self.classes_)))
        sorted_[:, self._order] = probable
        return sorted_

    @property
    def rules_(self):
        """A data frame of the rules, which needs pandas."""
        check_is_fitted(self, "model_")
        import pandas

        records = [dict(record) for record in self._records]
        for record in records:
            record.update({f"points of {value}": points for value, points in record.pop("points", {}).items()})
        frame = pandas.DataFrame(records)
        frame.index = pandas.RangeIndex(1, len(frame) + 1, name="rule")
        return frame

    def _read(self, X, y=None):
        """Columns, their bytes, how many rows and, in fit, y; whatever scikit-learn wants of X is so."""
        fits = y is not None
        if not _frame.has_texts(X):
            checked = _conventions.checked(self, X, y, fits)
            X, y = checked if fits else (checked, None)
            names = getattr(self, "feature_names_in_", [f"x{i}" for i in range(X.shape[1])])
            return (*_frame.of_array(X, [str(name) for name in names]), len(X), y)
        _conventions.check_columns(self, X, fits)
        if fits:
            y = column_or_1d(y, warn=True)
            if len(X) != len(y):
                raise ValueError(f"X has {len(X)} rows and y has {len(y)}")
        return (*_frame.of_frame(X), len(X), y)

    def _ask(self, X):
        """Of each row the output that holds, or -1, and how probable each is."""
        check_is_fitted(self, "model_")
        columns, body, rows, _ = self._read(X)
        name = hashlib.sha256(self.model_).hexdigest()
        answering = server()
        question = {"do": "predict", "name": name, "rows": rows, "columns": columns}
        if name not in answering.loaded:
            self._load(answering, name)
        answer, data = answering.ask(question, *body)
        if "unknown" in answer:  # it was the one that was not asked for longest
            self._load(answering, name)
            answer, data = answering.ask(question, *body)
        kind = np.dtype([("said", ">i4"), ("probable", ">f8", (answer["outputs"],))])
        told = np.frombuffer(data, dtype=kind)
        return told["said"].astype(int), told["probable"].astype(np.float64)

    def _load(self, answering, name):
        answering.ask({"do": "load", "name": name}, self.model_)
        answering.loaded.add(name)

    def _more_tags(self):  # before scikit-learn 1.6
        return {"allow_nan": True}

    def __sklearn_tags__(self):  # from 1.6 on
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags


def _words(classes):
    """The classes as values of a table; by number where a table would not tell them apart, or take one for a missing cell."""
    words = ["true" if value is np.True_ else "false" if value is np.False_ else str(value) for value in classes]
    words = [word[:-2] if re.fullmatch(r"-?\d+\.0", word) else word for word in words]
    plain = all(_PLAIN.fullmatch(word) and word.lower() not in _GAPS for word in words)
    return words if plain and len({word.lower() for word in words}) == len(words) else [
        f"class {i}" for i in range(len(words))
    ]


def _unused(name, names):
    while name in names:
        name += "_"
    return name
