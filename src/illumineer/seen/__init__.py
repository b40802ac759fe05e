"""Who may see what: views that hide the cards a player cannot know."""
