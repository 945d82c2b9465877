import type { Product } from '@dealstore/commerce-core/domain';
import { previewPicture } from '@dealstore/ui/picture/picture-address.ts';
import { paths } from '../../routes/links.ts';

/**
 * What a search engine may read of a product (schema.org Product and BreadcrumbList); paths
 * are the web host's to complete.
 */
export function structuredData(product: Product): readonly object[] {
  const { baseInfo, brand, price, status } = product;
  const path = paths.product(baseInfo.productNo);
  const isAvailable = status.saleStatusType === 'ONSALE' && !status.soldout;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: baseInfo.productName,
      sku: String(baseInfo.productNo),
      // One is what a result shows; four would be a part of every document.
      image: baseInfo.imageUrls
        .slice(0, 1)
        .map(previewPicture)
        .filter((address) => address !== null),
      brand: { '@type': 'Brand', name: brand.brandName },
      offers: {
        '@type': 'Offer',
        url: path,
        price: price.discountedPrice,
        priceCurrency: 'KRW',
        availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: product.partner.companyName },
      },
      ...(product.totalReviewCount === 0
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.reviewRate,
              reviewCount: product.totalReviewCount,
            },
          }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: product.categories.map((category, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: category.label,
        item: paths.categoryList({ index: 0, id: category.categoryNo, name: category.label }),
      })),
    },
  ];
}
