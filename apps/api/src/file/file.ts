export { releaseFiles, releaseFilesOf, takeFiles } from './file.store.ts';
export { fileNameIn, pictureUrl } from './picture.routes.ts';
export { signPictures } from './private-picture.ts';
