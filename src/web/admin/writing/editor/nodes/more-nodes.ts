import { buttonNode } from './button-node.tsx';
import { detailsNode } from './details-node.tsx';
import { embedNode } from './embed-node.tsx';
import { fileNode } from './file-node.tsx';
import { galleryNode } from './gallery-node.tsx';

/** Blocks that few articles have. */
export const moreNodes = [galleryNode, embedNode, buttonNode, detailsNode, fileNode];
