"""The list of scenes: `@subject()` puts a function that builds one under its name."""
SUBJECTS = {}


def subject(width=800, height=800, samples=8):
    def wrap(f):
        SUBJECTS[f.__name__.replace("_", "-")] = (f, width, height, samples)
        return f
    return wrap
