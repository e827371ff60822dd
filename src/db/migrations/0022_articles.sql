CREATE TABLE "articles" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"editions" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"last_post_id" bigint,
	"first_published_id" bigint
);
--> statement-breakpoint
CREATE INDEX "articles_updated" ON "articles" USING btree ("updated_at" DESC NULLS FIRST,"last_post_id" DESC NULLS FIRST,"group_id","editions") WHERE updated_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "rendered_pages_figures" ON "rendered_pages" USING btree ("locale","store","known_at","failed_at","rendered_at","expires_at","bytes","size");
--> statement-breakpoint
-- articles says of each group what its posts say together, exactly, whoever writes and however many rows at once.
CREATE FUNCTION keep_articles(touched uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF touched IS NULL THEN RETURN; END IF;
  INSERT INTO articles (group_id) SELECT DISTINCT unnest(touched) ORDER BY 1 ON CONFLICT DO NOTHING;
  -- Held before it is looked at, in one order: who writes another edition meanwhile waits, and then sees this one.
  PERFORM 1 FROM articles WHERE group_id = ANY (touched) ORDER BY group_id FOR NO KEY UPDATE;
  UPDATE articles SET editions = found.editions, updated_at = found.updated_at,
    last_post_id = found.last_post_id, first_published_id = found.first_published_id
  FROM (
    SELECT asked.id AS group_id,
      coalesce(array_agg(DISTINCT posts.locale) FILTER (WHERE posts.id IS NOT NULL AND trashed_at IS NULL), '{}') AS editions,
      max(posts.updated_at) FILTER (WHERE trashed_at IS NULL) AS updated_at,
      (array_agg(posts.id ORDER BY posts.updated_at DESC, posts.id DESC) FILTER (WHERE trashed_at IS NULL))[1] AS last_post_id,
      min(posts.id) FILTER (WHERE status = 'published') AS first_published_id
    FROM (SELECT DISTINCT unnest(touched) AS id) asked LEFT JOIN posts ON posts.group_id = asked.id
    GROUP BY asked.id
  ) found
  WHERE articles.group_id = found.group_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_articles_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_articles((SELECT array_agg(group_id) FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_articles_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_articles((SELECT array_agg(group_id) FROM removed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_articles_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_articles((
    SELECT array_agg(touched.group_id)
    FROM added JOIN removed USING (id), LATERAL (VALUES (added.group_id), (removed.group_id)) touched (group_id)
    WHERE (added.group_id, added.locale, added.status, added.updated_at, added.trashed_at)
      IS DISTINCT FROM (removed.group_id, removed.locale, removed.status, removed.updated_at, removed.trashed_at)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_articles_insert AFTER INSERT ON posts REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_articles_inserted();
--> statement-breakpoint
CREATE TRIGGER posts_articles_delete AFTER DELETE ON posts REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_articles_deleted();
--> statement-breakpoint
CREATE TRIGGER posts_articles_update AFTER UPDATE ON posts REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_articles_updated();
--> statement-breakpoint
INSERT INTO articles (group_id, editions, updated_at, last_post_id, first_published_id)
SELECT group_id,
  coalesce(array_agg(DISTINCT locale) FILTER (WHERE trashed_at IS NULL), '{}'),
  max(updated_at) FILTER (WHERE trashed_at IS NULL),
  (array_agg(id ORDER BY updated_at DESC, id DESC) FILTER (WHERE trashed_at IS NULL))[1],
  min(id) FILTER (WHERE status = 'published')
FROM posts GROUP BY group_id;
