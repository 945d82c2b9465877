/** What stands at the end of a page whose app has not come yet: two lines, one shown at a time; what has failed stays. */
export interface LoadNotice {
  loading(): void;
  failed(): void;
  remove(): void;
}

/** The notice of this document, which the host writes hidden and in the document's language. */
export function findLoadNotice(): LoadNotice {
  const box = document.getElementById('load-notice');
  const [loading, failed] = box?.querySelectorAll('p') ?? [];
  let hasFailed = false;
  const show = (): void => box?.removeAttribute('hidden');
  return {
    loading: show,
    failed: () => {
      hasFailed = true;
      show();
      loading?.remove();
      failed?.removeAttribute('hidden');
      failed?.querySelector('button')?.addEventListener('click', () => location.reload());
    },
    remove: () => {
      if (!hasFailed) box?.remove();
    },
  };
}
