"""Game-state: the truth of every game. The log, moves, views, streams, deadlines, presence and replays."""
