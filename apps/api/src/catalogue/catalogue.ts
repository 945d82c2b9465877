// What every feature that shows goods uses of the catalogue; the rest of this folder is its own.
export { hallOfBrand, openBrandHalls } from './brand-halls.ts';
export { catalogueVersion } from './catalogue-version.ts';
export { categoriesOf, type CategoryForest, type CategoryNode, pathTo } from './category-tree.ts';
export { feeStepsOf, TEMPLATE_COLUMNS, templateOf, templatesOf } from './delivery-template.ts';
export { brandName, type Names, namesOf, sellerName } from './names.ts';
export { type PriceColumns, unitPricesAt } from './unit-prices.ts';
export { type CatalogueMoment, createVersionedCache, memoizePerVersion } from './versioned-cache.ts';
export { inLanguage, type View, viewOf, visitorOf } from './view.ts';
