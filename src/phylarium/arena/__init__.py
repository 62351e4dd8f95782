"""Many games at once: simulations, fuzzing, measurements."""
