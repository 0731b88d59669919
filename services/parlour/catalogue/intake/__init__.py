"""Taking in what people upload: received into a folder of its own, looked at in a process of its own, both gone afterwards."""
