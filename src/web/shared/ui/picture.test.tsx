import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const own = renderToString(<Picture src="/media/cover-x-1200.webp" alt='Um "gato"' sizes="50vw" />);
const foreign = renderToString(<Picture src="https://e.example/x.jpg" alt="x" sizes="50vw" className="c" />);

describe('a picture of ours', () => {
  test('offers AVIF first, then WebP, in five widths each', () => {
    expect(own).toMatch(
      /<source type="image\/avif" srcSet="[^"]*cover-x-320\.avif 320w[^"]*" sizes="50vw"\/>/,
    );
    expect(own).toMatch(/<img [^>]*srcSet="[^"]*cover-x-320\.webp 320w[^"]*cover-x-1200\.webp 1200w"/);
    expect(own.match(/\d+w[,"]/g)).toHaveLength(10);
    expect(own.indexOf('<source')).toBeLessThan(own.indexOf('<img'));
  });

  test('has an address and a text for whoever cannot see it', () => {
    expect(own).toContain('src="/media/cover-x-1200.webp"');
    expect(own).toContain('alt="Um &quot;gato&quot;"');
  });
});

test("somebody else's picture is taken as it is", () => {
  expect(foreign).not.toContain('<source');
  expect(foreign).not.toContain('srcSet');
  expect(foreign).not.toContain('sizes');
  expect(foreign).toContain('src="https://e.example/x.jpg"');
  expect(foreign).toContain('class="c"');
});

test('every picture keeps its place, and only the first one hurries', () => {
  const first = renderToString(<Picture first src="/media/x-1200.webp" alt="" sizes="1px" />);
  for (const html of [own, foreign, first]) expect(html).toMatch(/width="1200" height="675"/);
  expect(own).toContain('loading="lazy"');
  expect(own).toContain('fetchPriority="low"');
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('loading=');
  expect(first).toContain('alt=""');
});
