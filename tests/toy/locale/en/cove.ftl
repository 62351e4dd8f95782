# What only Cove says.

cove-title = Cove
