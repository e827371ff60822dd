import type { RefusalReason } from '#contract/site/refusals.ts';
import { fileSizes } from './commerce/file-sizes.ts';

export const refusals = {
  wrong_credentials: 'Invalid credentials. Check your username and password.',
  wrong_code: 'That code is not right, or was already used. Wait for the next one and try again.',
  confirm_identity: 'Nothing was done: this happens only once you have confirmed who you are.',
  link_expired: 'This link was already used, or is too old. Ask for a new one.',
  last_owner: 'At least one active owner has to remain. Make somebody else an owner first.',
  mail_not_set_up: 'This installation sends no mail. Ask whoever runs the server for a new password.',
  second_factor_is_on: 'Two-step verification is already on.',
  no_price_access:
    'This shop cannot be asked in this edition yet: the access or the affiliate tag is missing.',
  job_not_set_up: 'This job is not set up on this server yet.',
  second_factor_is_off: 'Two-step verification is not on.',
  second_factor_due: 'Time is up: set up a second step in your account to go on.',
  second_factor_compulsory:
    'Your role needs a second step, and this is the last one of your account. Add another before you remove it.',
  second_factor_first: 'Before you ask a second step of the team, set one up in your own account.',
  wrong_passkey: 'That passkey was not accepted. Try again, or sign in another way.',
  passkey_not_made: 'The passkey was not made: the request was too old, or not from this site. Try again.',
  passkey_known: 'That passkey already belongs to an account.',
  network_in_use: 'Some shops are paid through this network. Move them to another one before you delete it.',
  too_many_networks: 'There are too many networks already. Delete one that nobody uses.',
  too_many_passkeys: 'Your account has too many passkeys already. Remove one that you no longer use.',
  use_passkey: 'The password alone is not enough: confirm with one of your passkeys.',
  no_kept_pages: 'This server keeps no pages: only the built program does, not development mode.',
  no_cache_in_front:
    'No cache in front of the site has that name: they stand in EDGE_TARGETS, on the server.',
  another_count:
    'The number of pages has changed since they were counted. Check the new number and confirm again.',
  storage_unavailable:
    'The place where files are kept does not answer. Nothing was changed: try again in a few minutes.',
  no_checkpoint_right:
    'The database user may not write a checkpoint. The server does it by itself, every few minutes.',
  restore_under_way: 'A backup is being restored already. Wait for it to end.',
  not_content:
    'This file is not content that Vitrina exported, or somebody has changed it since. Export again and send the file as it came.',
  content_cut_off: 'The file ends too early: its download was interrupted. Export again.',
  content_too_costly:
    'Reading the file took too much time or memory, so it was given up. Nothing was imported.',
  content_of_other_version:
    'The file was made by another version of the program. Bring both sites to the same version and export again.',
  content_of_vitrina:
    'The file is content that Vitrina exported: npm run content -- import FILE brings it in.',
  not_a_site:
    'The file is no export of a site. Take the file that WordPress writes under Tools → Export, Ghost under Settings → Import/Export, or a zip that holds one.',
  several_sites: 'The files are exports of different programs. Bring one site at a time.',
  source_cut_off: 'The file ends too early or is damaged. Export the site or download the file once more.',
  source_too_costly:
    'Reading the file took more time or memory than any honest export does. Export the site in several parts, and give all of them at once.',
  archive_leads_out:
    'The archive holds a file whose name leads out of it. Pack the folder anew, and take nothing else into it.',
  archive_bomb:
    'The archive would unpack to far more than anybody\u2019s pictures. Pack the uploads folder anew, or give the folder itself.',
  uploads_unreadable:
    'The uploads are neither a folder nor a zip or tar archive that can be read. Give the folder wp-content/uploads, or an archive of it.',
  move_in_under_way: 'Another site is just moving in. Wait until it has, or two minutes if it was stopped.',
  unknown_choice:
    'One of the choices leads to an author or a category that is no longer here. Choose again, and look again.',
  file_gone: 'One of the files is no longer here. Send it again.',
  no_export: 'The export of the old site is missing. Send it before anything is looked at.',
  too_many_files: 'These are too many files for one site. Pack the parts into a zip, and send the zip.',
  not_addresses:
    'There is no address in this file. Send a sitemap.xml, an access log of the server, or a list with one address a line.',
  move_in_failed:
    'Something failed on our side. What has come is still here: try again, or undo it. The server’s log has the details.',
  not_undoable: 'This cannot be undone now: it was undone already, has brought nothing yet, or is under way.',
  disk_full:
    'There is too little room on the disk. Make room, and begin again: what has been brought over stays.',
  no_room_to_leave: 'There is too little room on the disk for that copy. Make room, and ask again.',
  not_that_network:
    'The file is not written as that network writes its files. Choose another network, or its own columns.',
  two_reviews:
    'Both products have a review in one edition, and only one can stay. Delete one of them and merge again.',
  worked_on_since:
    'Somebody has changed one of the products, an article or a review since. Move back by hand what you need.',
  feed_not_https:
    'The address of the feed has to begin with https://, sftp:// or ftp://. Copy it from the network’s or shop’s panel.',
  feed_no_file: 'The address has to lead to one file, as in sftp://name:password@host/folder/file.csv.gz.',
  feed_too_large: fileSizes.too_large,
  feed_too_dense: fileSizes.too_dense,
  feed_too_many_rows: fileSizes.too_many_rows,
  move_out_failed: 'The copy ended with an error, which the server’s log names. Ask again.',
} satisfies Record<RefusalReason, string>;
