// Inline at the end of every document: runs when the HTML has arrived.
import { loadApp } from './load-app.ts';

/** Files of the app; the host writes them before this script. */
declare const appFiles: readonly string[];

loadApp(appFiles);
