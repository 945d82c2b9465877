import { renderToString } from 'react-dom/server';
import { Sample } from './sample.tsx';

/** The HTML of the sample, as the server's build renders it. */
export function renderSample(): string {
  return renderToString(<Sample />);
}
