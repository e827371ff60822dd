<?php
// Fills a new WordPress with what stands in a file of JSON, as its editors would: php fill.php WP_FOLDER ARTICLES.json PICTURE…
[, $folder, $file] = $argv;
define('WP_INSTALLING', true);
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/media.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
wp_install('Casa Antiga', 'ana', 'ana@antigo.example', true, '', 'uma senha qualquer');
wp_installing(false);
update_option('permalink_structure', '/%year%/%monthnum%/%postname%/');
update_option('timezone_string', 'America/Sao_Paulo');
update_option('posts_per_page', 5);
global $wp_rewrite;
$wp_rewrite->init();
create_initial_taxonomies();
create_initial_post_types();
flush_rewrite_rules();
wp_update_user(['ID' => 1, 'display_name' => 'Ana Moura']);
wp_set_current_user(1);
remove_all_filters('content_save_pre');

$cozinha = wp_insert_term('Cozinha', 'category')['term_id'];
wp_insert_term('Panelas', 'category', ['parent' => $cozinha, 'description' => 'De ferro & de aço']);
wp_insert_term('Notas', 'category');

$marks = [];
foreach (array_slice($argv, 3) as $index => $picture) {
  $copy = wp_tempnam(basename($picture));
  copy($picture, $copy);
  $id = media_handle_sideload(['name' => basename($picture), 'tmp_name' => $copy], 0, "Foto $index");
  if (is_wp_error($id)) exit($id->get_error_message());
  update_post_meta($id, '_wp_attachment_image_alt', 'Alt da biblioteca ' . ($index + 1));
  $n = $index + 1;
  $marks["\"{{id$n}}\""] = (string) $id;
  $marks["{{id$n}}"] = (string) $id;
  $marks["{{url$n}}"] = wp_get_attachment_url($id);
  $marks["{{size$n}}"] = wp_get_attachment_image_url($id, 'medium');
  $pictures[] = $id;
}
$marks['{{shared}}'] = (string) wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Aviso',
  'post_content' => "<!-- wp:paragraph -->\n<p>Um aviso que muitos textos têm.</p>\n<!-- /wp:paragraph -->"]);

$ids = [];
foreach (json_decode(file_get_contents($file), true) as $article) {
  foreach ($ids as $slug => $id) {
    $marks["{{id:$slug}}"] = (string) $id;
    $marks["{{link:$slug}}"] = get_permalink($id);
  }
  $status = $article['status'] ?? 'publish';
  $terms = array_map(fn($name) => get_term_by('name', $name, 'category')->term_id, $article['categories'] ?? []);
  $id = wp_insert_post(wp_slash([
    'post_title' => $article['title'],
    'post_name' => $article['slug'],
    'post_content' => strtr($article['content'], $marks),
    'post_excerpt' => $article['excerpt'] ?? '',
    'post_type' => $article['type'] ?? 'post',
    'post_status' => $status === 'trash' ? 'publish' : $status,
    'post_date' => $article['date'] ?? '',
    'post_password' => $article['password'] ?? '',
    'post_parent' => isset($article['parent']) ? $ids[$article['parent']] : 0,
    'post_category' => $terms,
    'tags_input' => $article['tags'] ?? [],
  ]), true);
  if (is_wp_error($id)) exit($id->get_error_message());
  $ids[$article['slug']] = $id;
  if (!empty($article['picture'])) set_post_thumbnail($id, $pictures[0]);
  if (!empty($article['sticky'])) stick_post($id);
  if ($status === 'trash') wp_trash_post($id);
}
wp_insert_comment(['comment_post_ID' => $ids['panela-de-ferro'], 'comment_author' => 'Rui', 'comment_content' => 'Boa!', 'comment_approved' => 1]);
