import { expect, test } from '../../support/desk.ts';
import { newPicture } from '../../support/pictures.ts';
import { body, expectSaved, newPost, textOf, uniqueTitle, writeAtEnd } from '../../support/posts.ts';

const PLAYER = 'https://www.youtube-nocookie.com';

test('a gallery and a video are put in by keys, and readers open the player with a click', async ({
  page,
  desk,
  browser,
}) => {
  const person = await desk.newPerson('editor');
  const picture = await newPicture('bancada');
  await person.api.post('/api/admin/media', { multipart: { file: picture } });
  const post = await newPost(desk, person, {
    title: uniqueTitle('Con vídeo'),
    excerpt: 'Cómo lo medimos.',
    content: body('Así lo hemos medido.'),
  });
  await desk.open(`/admin/edit/${post.id}`, person);
  await writeAtEnd(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/galeria');
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('group', { name: 'Galeria de imagens' });
  await expect(gallery.getByRole('button', { name: 'Escolher imagem' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Buscar imagens' }).fill(picture.name);
  const option = page.getByRole('option', { name: picture.name });
  await option.focus();
  await page.keyboard.press('Enter');
  await gallery.getByLabel('Texto alternativo: 1').fill('La encimera');
  await gallery.getByLabel('Legenda: 1').fill('Después de un mes');

  await textOf(page).locator('> p').last().click();
  await page.keyboard.type('/video');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Endereço do vídeo, do áudio ou da página')).toBeFocused();
  await page.keyboard.type('youtu.be/aaaaaaaaaaa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dos freidoras');
  await expect(page.getByText(/^YouTube: Os leitores abrem o player com um clique/)).toBeVisible();
  await expectSaved(page);
  const { content, version } = await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`);
  expect(content.content.slice(1)).toEqual([
    {
      type: 'gallery',
      attrs: {
        pictures: [
          {
            src: expect.stringMatching(/^\/media\/bancada/),
            alt: 'La encimera',
            caption: 'Después de un mes',
          },
        ],
      },
    },
    { type: 'embed', attrs: { href: 'https://youtu.be/aaaaaaaaaaa', title: 'Dos freidoras' } },
  ]);
  const { slug } = await desk.call(person.api, 'POST', `/api/admin/posts/${post.id}/publish`, { version });

  const reader = await browser.newPage({ baseURL: new URL(page.url()).origin });
  const asked: string[] = [];
  await reader.route(`${PLAYER}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>p</title><p>Reproduciendo</p>' });
  });
  await reader.goto(`/es/${slug}`);
  await expect(reader.getByRole('link', { name: 'La encimera' })).toBeVisible();
  const frame = reader.frameLocator('iframe.player');
  const play = frame.getByRole('link', { name: /Abrir el reproductor de YouTube/ });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect(frame.frameLocator('iframe').getByText('Reproduciendo')).toBeVisible();
  expect(asked).toEqual([`${PLAYER}/embed/aaaaaaaaaaa?autoplay=1`]);
  await reader.close();
});
