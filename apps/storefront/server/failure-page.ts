/** What a page of failure shows. */
export interface FailurePage {
  /** Names the line of the log that belongs to it; left out where there is none. */
  readonly requestId?: string;
}

/** The HTML of a 500 or 503: without script and style, with links to go on. Spec §8; design of the shop. */
export function failurePage({ requestId }: FailurePage = {}): string {
  const reference = requestId === undefined ? '' : `<small>${requestId}</small>`;
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>잠시 후 다시 시도해 주세요</title><h1>잠시 후 다시 시도해 주세요</h1><p>Please try again in a moment.</p>
<p><a href="">다시 시도 · Retry</a> · <a href="/">홈으로 가기 · Home</a></p>${reference}</html>`;
}
