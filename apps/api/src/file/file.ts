export { takeFiles } from './file.store.ts';
export { pictureUrl } from './picture.routes.ts';
