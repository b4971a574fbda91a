"""What scikit-learn asks of estimators, before 1.6 and from then on, when methods of the base class became functions."""

import numpy as np

try:
    from sklearn.utils.validation import _check_feature_names, _check_n_features, validate_data

    def checked(estimator, X, y, fits):
        """X as doubles, NaN allowed, and y."""
        given = {"y": y} if fits else {}
        return validate_data(estimator, X, **given, reset=fits, dtype=np.float64, ensure_all_finite="allow-nan")

    def check_columns(estimator, X, fits):
        """That the columns of a frame are those that were learned from."""
        _check_feature_names(estimator, X, reset=fits)
        _check_n_features(estimator, X, reset=fits)

except ImportError:

    def checked(estimator, X, y, fits):
        """X as doubles, NaN allowed, and y."""
        given = {"y": y} if fits else {}
        return estimator._validate_data(X, **given, reset=fits, dtype=np.float64, force_all_finite="allow-nan")

    def check_columns(estimator, X, fits):
        """That the columns of a frame are those that were learned from."""
        estimator._check_feature_names(X, reset=fits)
        estimator._check_n_features(X, reset=fits)
