-- categories.post_count holds the number of published posts, exactly, whoever writes and however many rows at once.
CREATE FUNCTION count_posts_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET post_count = post_count + counted.n
  FROM (SELECT category_id, count(*)::int AS n FROM added WHERE status = 'published' AND category_id IS NOT NULL GROUP BY category_id) counted
  WHERE categories.id = counted.category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_posts_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET post_count = post_count - counted.n
  FROM (SELECT category_id, count(*)::int AS n FROM removed WHERE status = 'published' AND category_id IS NOT NULL GROUP BY category_id) counted
  WHERE categories.id = counted.category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_posts_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET post_count = post_count + counted.n
  FROM (
    SELECT category_id, sum(step)::int AS n FROM (
      SELECT category_id, 1 AS step FROM added WHERE status = 'published'
      UNION ALL
      SELECT category_id, -1 AS step FROM removed WHERE status = 'published'
    ) moved WHERE category_id IS NOT NULL GROUP BY category_id HAVING sum(step) <> 0
  ) counted
  WHERE categories.id = counted.category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_counted_insert AFTER INSERT ON posts REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts_inserted();
--> statement-breakpoint
CREATE TRIGGER posts_counted_delete AFTER DELETE ON posts REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts_deleted();
--> statement-breakpoint
CREATE TRIGGER posts_counted_update AFTER UPDATE ON posts REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts_updated();
