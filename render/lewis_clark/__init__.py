"""The pictures of Lewis & Clark, and the same in words."""
