import { describe, expect, test } from 'vitest';
import { typesOf, wordpress, wordsOf } from '#test/harness/data/conversions.ts';

describe('a text of the classic editor', () => {
  test('has paragraphs and lines by its line breaks', () => {
    expect(wordpress('Um\ndois\n\n<b>três</b>\n<ul>\n<li>a</li>\n</ul>\nquatro').blocks).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Um' }, { type: 'hardBreak' }, { type: 'text', text: 'dois' }],
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'três', marks: [{ type: 'bold' }] }] },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'quatro' }] },
    ]);
  });

  test('has shortcodes, of which readers see what they stand for and never their brackets', () => {
    const { blocks, left } = wordpress(
      '[caption id="attachment_1"]<img src="https://old.example/a-300x200.jpg" alt="Um"> A legenda[/caption]\n[gallery ids="1,2"]\n[audio mp3="https://old.example/a.mp3"]\n[video src="https://old.example/v.mp4"][/video]\n[embed]https://vimeo.com/123[/embed]\n[playlist ids="1"]\n[contact-form-7 id="3" title="Fale"]\n[box_x color="red"]Fica[/box_x] e [sic] também [[gallery]]',
    );
    expect(typesOf(blocks)).toEqual([
      'image',
      'gallery',
      'file',
      'file',
      'embed',
      'file',
      'paragraph',
      'paragraph',
    ]);
    expect(blocks[0]).toMatchObject({ attrs: { alt: 'Um', caption: 'A legenda' } });
    expect(wordsOf(blocks.slice(6))).toEqual(['Fica', 'e', '[sic]', 'também', '[gallery]']);
    expect(left.filter((line) => line.startsWith('shortcode'))).toEqual([
      'shortcode: [contact-form-7 id="3" title="Fale"]',
      'shortcode: [box_x color="red"]',
    ]);
  });
});

describe('a text in blocks', () => {
  test('keeps groups, columns, galleries, embeds, code, buttons, details and shared blocks', () => {
    const { blocks, left, document } =
      wordpress(`<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:heading {"level":3} --><h3>Título</h3><!-- /wp:heading --></div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->
<!-- wp:gallery --><figure class="wp-block-gallery"><figure><img src="https://old.example/a.jpg" alt="A"/><figcaption>Um</figcaption></figure><figure><img src="https://old.example/b.jpg" alt=""/></figure></figure><!-- /wp:gallery -->
<!-- wp:embed {"url":"https://youtu.be/abc"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://youtu.be/abc
</div></figure><!-- /wp:embed -->
<!-- wp:code --><pre class="wp-block-code"><code>let a = 1;
  b()</code></pre><!-- /wp:code -->
<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://loja.example/x">Ver</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- wp:details --><details><summary>Por quê?</summary><!-- wp:paragraph --><p>Porque sim.</p><!-- /wp:paragraph --></details><!-- /wp:details -->
<!-- wp:block {"ref":5} /--><!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:spacer --><div style="height:9px" class="wp-block-spacer"></div><!-- /wp:spacer -->
solto`);
    expect(typesOf(blocks)).toEqual([
      'heading',
      'gallery',
      'embed',
      'codeBlock',
      'button',
      'details',
      'paragraph',
      'paragraph',
    ]);
    expect(blocks[3]).toMatchObject({ content: [{ type: 'text', text: 'let a = 1;\n  b()' }] });
    expect(JSON.stringify(document)).not.toContain('wp:');
    expect(left).toEqual([
      'block: The block core/latest-posts is made anew each time it is shown, and has no text of its own',
    ]);
  });

  test('puts what cannot stand in a list or a quote between its halves, so that words stay in order', () => {
    const { blocks } = wordpress(
      '<ul><li>um<img src="https://old.example/a.jpg" alt="A">dois</li><li>três</li></ul><blockquote><p>a</p><table><tr><td>b</td></tr></table><h2>c</h2></blockquote>',
    );
    expect(typesOf(blocks)).toEqual([
      'bulletList',
      'image',
      'bulletList',
      'blockquote',
      'table',
      'blockquote',
    ]);
    expect(wordsOf(blocks)).toEqual(['um', 'dois', 'três', 'a', 'b', 'c']);
  });

  test('takes pictures from wherever a theme has put them, and nothing that only counts readers', () => {
    const { blocks } = wordpress(
      '<img src="data:image/gif;base64,R0" data-src="https://old.example/lazy.jpg"><img src="https://a.example/e/ir?t=x" width="1" height="1"><img srcset="https://old.example/s.jpg 300w, https://old.example/l.jpg 1024w">',
    );
    expect(blocks.map((block) => (block.type === 'image' ? block.attrs.src : block.type))).toEqual([
      'https://old.example/lazy.jpg',
      'https://old.example/l.jpg',
    ]);
  });

  test('shows no shortcode, however long, and is not slowed by brackets that never end', () => {
    const long = wordpress(`antes [amalinkspro imgs="${'x'.repeat(20_000)}" title="y"] depois`);
    expect(wordsOf(long.blocks)).toEqual(['antes', 'depois']);
    for (const sign of ['[', '[[', '<a', '[a ', '<!--'])
      expect(wordpress(`fim ${sign.repeat(200_000)}`)).toHaveProperty('blocks');
  });
});
