import { useState } from 'react';
import { MediaField } from '#web/admin/writing/media/media-field.tsx';

/** The field as screens use it: empty, until somebody chooses. */
export function KitPicture() {
  const [url, setUrl] = useState<string | null>(null);
  return <MediaField value={url} onChange={(next) => setUrl(next)} />;
}
