-- Sub-ids of the releases before said an edition and a product: "br-45", with whatever a network lets stand between them.
UPDATE "earning_rows"
SET "product_id" = substring("sub_id" from '([0-9]{1,15})$')::bigint
WHERE length("sub_id") <= 18 AND "sub_id" ~ '^(br|it|mx|es|us)[^a-z0-9]?[0-9]{1,15}$';
