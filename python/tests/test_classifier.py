"""What scikit-learn and pandas make of CleaveClassifier. Run by `python3 -m unittest discover python/tests`, with CLEAVE_COMMAND set."""

import os
import pickle
import signal
import sys
import unittest
import warnings

import numpy as np
import pandas
from sklearn.base import clone
from sklearn.datasets import load_iris
from sklearn.model_selection import GridSearchCV, cross_val_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.utils.estimator_checks import check_estimator

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from cleave import CleaveClassifier, CleaveError, CleaveServerError, use_command  # noqa: E402
from cleave._server import server  # noqa: E402


def monk(rows=200):
    """Texts, categories, truth values and numbers with gaps; ill where old smokers are."""
    random = np.random.RandomState(0)
    frame = pandas.DataFrame(
        {
            "age in years": random.randint(20, 80, rows).astype(float),
            "colour": pandas.Categorical(random.choice(["red", "green", "blue"], rows), categories=["red", "green", "blue", "grey"]),
            "smokes": random.rand(rows) < 0.5,
            "town": random.choice(["Köln", "Bonn"], rows),
        }
    )
    ill = (frame["age in years"] > 50) & frame["smokes"] | (frame["colour"] == "red")
    frame.loc[::17, "age in years"] = np.nan
    frame.loc[::13, "town"] = None
    return frame, np.where(ill, "ill", "well")


class Estimator(unittest.TestCase):
    def test_all_checks_of_scikit_learn_pass(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for estimator, check in check_estimator(CleaveClassifier(prefer="readable"), generate_only=True):
                with self.subTest(check=check.func.__name__):
                    check(estimator)

    def test_frames_keep_their_names_and_categories(self):
        X, y = monk()
        model = CleaveClassifier().fit(X, y)
        self.assertGreater(model.score(X, y), 0.9)
        words = " ".join(model.rules_["if"])
        self.assertIn("colour = red", words)
        self.assertIn("age in years", words)
        self.assertEqual(list(X.columns), list(model.feature_names_in_))
        new = X.copy()
        new["colour"] = "never seen"
        self.assertEqual(len(X), len(model.predict(new)))
        with self.assertRaises(ValueError):
            model.predict(X.drop(columns="colour"))

    def test_categories_in_another_order_are_the_same_categories(self):
        X, y = monk()
        model = CleaveClassifier().fit(X, y)
        other = X.assign(colour=X["colour"].cat.reorder_categories(["grey", "blue", "green", "red"]))
        np.testing.assert_array_equal(model.predict_proba(X), model.predict_proba(other))

    def test_rules_are_a_frame(self):
        X, y = monk()
        rules = CleaveClassifier(max_rules=3).fit(X, y).rules_
        self.assertIsInstance(rules, pandas.DataFrame)
        self.assertTrue({"if", "covered", "right"} <= set(rules.columns))
        self.assertTrue((rules["right"] <= rules["covered"]).all())

    def test_grid_search_and_pipelines_work(self):
        X, y = load_iris(return_X_y=True)
        pipe = make_pipeline(StandardScaler(), CleaveClassifier())
        self.assertGreater(cross_val_score(pipe, X, y, cv=2).mean(), 0.85)
        search = GridSearchCV(CleaveClassifier(), {"prefer": ["readable", "accurate"]}, cv=2).fit(X, y)
        self.assertGreater(search.best_score_, 0.85)

    def test_one_seed_is_one_result_and_pickles_answer_alike(self):
        X, y = monk(120)
        model = CleaveClassifier(random_state=3).fit(X, y)
        self.assertEqual(model.rules_text_, clone(model).fit(X, y).rules_text_)
        again = pickle.loads(pickle.dumps(model))
        np.testing.assert_array_equal(model.predict_proba(X), again.predict_proba(X))

    def test_odd_classes_come_back_as_they_were(self):
        X, y = monk(90)
        for classes in (["NA", "?"], [7.0, -2.0], [True, False], ["a", "A"]):
            odd = np.array(classes)[(y == "ill").astype(int)]
            model = CleaveClassifier(prefer="readable").fit(X, odd)
            self.assertEqual(set(classes), set(model.classes_.tolist()))
            self.assertGreater(np.mean(model.predict(X) == odd), 0.8)


class Errors(unittest.TestCase):
    def test_a_killed_server_is_a_clear_exception_and_the_next_call_starts_another(self):
        X, y = monk(60)
        model = CleaveClassifier(prefer="readable").fit(X, y)
        before = model.predict(X)
        killed = server().pid
        os.kill(killed, signal.SIGKILL)
        with self.assertRaisesRegex(CleaveServerError, f"process {killed}.*starts another"):
            model.predict(X)
        np.testing.assert_array_equal(before, model.predict(X))
        self.assertNotEqual(killed, server().pid)

    def test_what_cleave_refuses_says_why(self):
        X, y = monk(60)
        with self.assertRaisesRegex(CleaveError, "prefer must be one of readable"):
            CleaveClassifier(prefer="pretty").fit(X, y)
        with self.assertRaisesRegex(CleaveError, "max_rules"):
            CleaveClassifier(max_rules=0).fit(X, y)

    def test_no_command_is_a_clear_exception(self):
        X, y = monk(60)
        try:
            use_command(["/no/such/cleave"])
            with self.assertRaisesRegex(CleaveServerError, "can't start /no/such/cleave"):
                CleaveClassifier().fit(X, y)
        finally:
            import cleave._server as serving

            serving._command = None


if __name__ == "__main__":
    unittest.main()
