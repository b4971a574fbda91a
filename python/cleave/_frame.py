"""Rows as columns of binary numbers, the way that frames have them."""

import numpy as np


def is_frame(X):
    return hasattr(X, "columns") and hasattr(X, "dtypes")


def has_texts(X):
    """Whether a data frame has columns that are not of numbers."""
    return is_frame(X) and any(not _is_number(kind) for kind in X.dtypes)


def _is_number(kind):
    return isinstance(kind, np.dtype) and kind.kind in "iuf" or getattr(kind, "kind", "O") in "iuf"


def of_array(X, names):
    """The header and the body of an array of numbers."""
    return [{"name": name} for name in names], [_doubles(X[:, i]) for i in range(X.shape[1])]


def of_frame(X):
    """The same of a data frame, whose columns may have categories, texts and truth values."""
    columns, body = [], []
    for i, name in enumerate(X.columns):
        column = X.iloc[:, i]
        if _is_number(column.dtype):
            columns.append({"name": str(name)})
            body.append(_doubles(column.to_numpy(dtype=np.float64, na_value=np.nan)))
        else:
            values, codes = _texts(column)
            columns.append({"name": str(name), "values": values})
            body.append(indices(codes))
    return columns, body


def _texts(column):
    if hasattr(column, "cat"):
        return [_text(value) for value in column.cat.categories], column.cat.codes.to_numpy()
    codes, values = column.factorize()
    return [_text(value) for value in values], codes


def _text(value):
    """Truth as other tables have it; a float of a whole number as the number."""
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if isinstance(value, (float, np.floating)) and float(value).is_integer():
        return str(int(value))
    return str(value)


def _doubles(column):
    return np.ascontiguousarray(column, dtype=">f8").tobytes()


def indices(codes):
    return np.ascontiguousarray(codes, dtype=">i4").tobytes()
