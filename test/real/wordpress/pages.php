<?php
// What a reader sees of each published entry, and every address that leads somewhere, as JSON: php pages.php WP_FOLDER
require "$argv[1]/wp-load.php";
remove_filter('the_content', 'wptexturize');
$entries = [];
$addresses = ['/', '/page/2/', '/feed/', '/?feed=rss2', '/comments/feed/'];
$local = fn($address) => preg_replace('~^https?://[^/]+~', '', $address);
foreach (get_posts(['numberposts' => -1, 'post_type' => ['post', 'page'], 'post_status' => 'publish', 'has_password' => false]) as $each) {
  $GLOBALS['post'] = $each;
  setup_postdata($each);
  $entries[] = [
    'id' => $each->ID,
    'slug' => urldecode($each->post_name),
    'title' => html_entity_decode(get_the_title($each), ENT_QUOTES | ENT_HTML5),
    'html' => apply_filters('the_content', get_post_field('post_content', $each)),
    'date' => get_post_time('c', true, $each),
  ];
  $link = $local(get_permalink($each));
  array_push($addresses, $link, rtrim($link, '/'), "{$link}feed/", ($each->post_type === 'page' ? '/?page_id=' : '/?p=') . $each->ID);
}
foreach (get_terms(['taxonomy' => ['category', 'post_tag'], 'hide_empty' => true]) as $term) {
  $link = $local(get_term_link($term));
  array_push($addresses, $link, "{$link}feed/", $term->taxonomy === 'category' ? "/?cat={$term->term_id}" : "/?tag={$term->slug}");
}
$addresses[] = $local(get_term_link('notas', 'category')) . 'page/2/';
foreach (get_posts(['numberposts' => -1, 'post_type' => 'attachment', 'post_status' => 'inherit']) as $picture) {
  array_push($addresses, $local(get_permalink($picture)), "/?attachment_id={$picture->ID}", $local(wp_get_attachment_url($picture->ID)));
  $addresses[] = $local(wp_get_attachment_image_url($picture->ID, 'medium'));
}
array_push($addresses, $local(get_author_posts_url(1)), '/?author=1');
echo json_encode(['entries' => $entries, 'addresses' => array_values(array_unique($addresses))], JSON_UNESCAPED_UNICODE);
