CREATE TABLE "inner_links" (
	"from_kind" text NOT NULL,
	"from_id" bigint NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "inner_links_key" PRIMARY KEY("from_kind","from_id","path")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "other_eans" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "inner_links_path" ON "inner_links" USING btree ("path");--> statement-breakpoint
CREATE INDEX "products_other_eans" ON "products" USING gin ("other_eans");--> statement-breakpoint
-- Which of our own pages a text leads to: addresses of an edition, without a question and a fragment.
CREATE FUNCTION inner_paths(document jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT regexp_replace(href, '[?#].*$', '')
  FROM jsonb_array_elements_text(
    jsonb_path_query_array(document, '$.**.marks[*] ? (@.type == "link").attrs.href')
    || jsonb_path_query_array(document, '$.content[*].attrs.href')) AS href
  WHERE href ~ '^/(br|it|mx|es|us)/.'
$$;
--> statement-breakpoint
-- inner_links holds where every text leads, exactly, whoever writes.
CREATE FUNCTION note_post_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN DELETE FROM inner_links WHERE from_kind = 'post' AND from_id = OLD.id; END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO inner_links SELECT 'post', NEW.id, inner_paths(NEW.content); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_review_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN DELETE FROM inner_links WHERE from_kind = 'review' AND from_id = OLD.id; END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO inner_links SELECT 'review', NEW.id, inner_paths(NEW.body); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_links_written AFTER INSERT OR UPDATE OF content OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION note_post_links();
--> statement-breakpoint
CREATE TRIGGER reviews_links_written AFTER INSERT OR UPDATE OF body OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION note_review_links();
--> statement-breakpoint
INSERT INTO inner_links SELECT 'post', id, inner_paths(content) FROM posts;
--> statement-breakpoint
INSERT INTO inner_links SELECT 'review', id, inner_paths(body) FROM reviews;
