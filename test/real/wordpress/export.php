<?php
// WordPress's own export, as Tools → Export writes it: php export.php WP_FOLDER
require "$argv[1]/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/export.php';
export_wp(['content' => 'all']);
