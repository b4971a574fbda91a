"""One of scikit-learn's learners on two CSV files; prints its seconds and its accuracy on the second as JSON.

rivals.py hgb|cart|forest TRAIN TEST TARGET; a target *_next is all columns whose name ends so, each by itself.
Names are ordinal for hgb, and a column for each value otherwise. Test tool, never shipped.
"""
import csv
import json
import sys
import time

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier, RandomForestClassifier
from sklearn.model_selection import train_test_split
from sklearn.tree import DecisionTreeClassifier

MOST_NAMES = 60


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))
    return rows[0], list(zip(*rows[1:]))


def numbers(column):
    try:
        return np.array([float(cell) if cell else np.nan for cell in column], dtype=np.float32)
    except ValueError:
        return None


def features(kind, train, test):
    """Both tables as matrices, and which of the columns are names."""
    ours, theirs, named = [], [], []
    for one, other in zip(train, test):
        a, b = numbers(one), numbers(other)
        if a is not None and b is not None:
            if kind != "hgb":
                fill = np.nanmedian(a) if np.isfinite(a).any() else 0
                a, b = np.nan_to_num(a, nan=fill), np.nan_to_num(b, nan=fill)
            ours.append(a), theirs.append(b), named.append(False)
            continue
        values = {value: i for i, value in enumerate(sorted(set(one))[:255])}
        a = np.array([values.get(cell, -1) for cell in one], dtype=np.float32)
        b = np.array([values.get(cell, -1) for cell in other], dtype=np.float32)
        if kind == "hgb":
            a[a < 0], b[b < 0] = np.nan, np.nan
            ours.append(a), theirs.append(b), named.append(True)
        else:
            for i in range(min(len(values), MOST_NAMES)):
                ours.append((a == i).astype(np.float32)), theirs.append((b == i).astype(np.float32))
    return np.column_stack(ours), np.column_stack(theirs), named


def pruned(x, y):
    """Cost-complexity pruning; how much is found with a fifth of the rows."""
    try:
        a, b, c, d = train_test_split(x, y, test_size=0.2, random_state=0, stratify=y)
    except ValueError:
        a, b, c, d = train_test_split(x, y, test_size=0.2, random_state=0)
    path = DecisionTreeClassifier(random_state=0).cost_complexity_pruning_path(a, c).ccp_alphas
    alphas = np.unique(np.concatenate([[0.0], path[np.linspace(0, len(path) - 1, 15).astype(int)]]))
    alphas = alphas[alphas >= 0]
    scores = [np.mean(DecisionTreeClassifier(random_state=0, ccp_alpha=alpha).fit(a, c).predict(b) == d) for alpha in alphas]
    return DecisionTreeClassifier(random_state=0, ccp_alpha=alphas[int(np.argmax(scores))]).fit(x, y)


def main(kind, train, test, target):
    header, ours = read(train)
    _, theirs = read(test)
    several = target.startswith("*")
    wanted = [i for i, name in enumerate(header) if (name.endswith(target[1:]) if several else name == target)]
    inputs = [i for i in range(len(header)) if i not in set(wanted)]
    start = time.time()
    x, z, named = features(kind, [ours[i] for i in inputs], [theirs[i] for i in inputs])
    y = np.column_stack([np.array(ours[i]) for i in wanted])
    truth = np.column_stack([np.array(theirs[i]) for i in wanted])
    if several and kind == "hgb":
        sys.exit(1)
    y = y if several else y[:, 0]
    if kind == "hgb":
        model = HistGradientBoostingClassifier(random_state=0, categorical_features=named if any(named) else None).fit(x, y)
    elif kind == "forest":
        model = RandomForestClassifier(n_estimators=100, random_state=0, n_jobs=2).fit(x, y)
    else:
        model = DecisionTreeClassifier(random_state=0).fit(x, y) if several else pruned(x, y)
    seconds = time.time() - start
    answers = model.predict(z)
    accuracy = float(np.mean(answers == (truth if several else truth[:, 0])))
    print(json.dumps({"seconds": seconds, "accuracy": accuracy}))


main(*sys.argv[1:])
