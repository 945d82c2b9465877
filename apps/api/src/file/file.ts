export { releaseFilesOf, takeFiles } from './file.store.ts';
export { pictureUrl } from './picture.routes.ts';
