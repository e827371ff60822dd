import { expect, test } from '../support/watched-page.ts';

const titles = {
  br: {
    sobre: 'Sobre',
    privacidade: 'Política de Privacidade',
    termos: 'Termos de Uso',
    afiliados: 'Programa de Afiliados',
  },
  it: {
    sobre: 'Chi siamo',
    privacidade: 'Informativa sulla privacy',
    termos: 'Termini di utilizzo',
    afiliados: 'Programma di affiliazione',
  },
  mx: {
    sobre: 'Acerca de',
    privacidade: 'Aviso de privacidad',
    termos: 'Términos de uso',
    afiliados: 'Programa de afiliados',
  },
  es: {
    sobre: 'Sobre nosotros',
    privacidade: 'Política de privacidad',
    termos: 'Condiciones de uso',
    afiliados: 'Programa de afiliados',
  },
};
const siteNames = { br: 'Vitrina Brasil', it: 'Vitrina Italia', mx: 'Vitrina México', es: 'Vitrina España' };

for (const [locale, pages] of Object.entries(titles)) {
  test(`the legal and editorial pages of ${locale}`, async ({ page }) => {
    for (const [name, title] of Object.entries(pages)) {
      const response = await page.goto(`/${locale}/${name}`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} - ${siteNames[locale as keyof typeof siteNames]}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.locator('.prose h2').count()).toBeGreaterThanOrEqual(4);
    }
  });
}
