/** An address that a form makes says what was asked, and nothing of what was left empty. */
export function spareEmptyFields(): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== 'get') return;
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}
