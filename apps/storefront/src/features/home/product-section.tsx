import type { Section, SectionNo } from '@dealstore/commerce-core/domain';
import { classNames } from '@dealstore/ui/class-names.ts';
import { paths } from '../../routes/links.ts';
import { badgesOf, type CardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductGrid, ProductRail } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { Heading } from './heading.tsx';
import home from './home.module.css';
import styles from './product-section.module.css';
import teaser from './teaser.module.css';

/** Where a section is found on the page. */
export function sectionId(sectionNo: SectionNo): string {
  return `section-${sectionNo}`;
}

type ShownSection = Omit<Section, 'products'> & { readonly products: readonly CardProduct[] };

/** One of the five sections: a grid, or a rail to scroll sideways. Spec §3. */
function ProductSection({ section, asRail }: { readonly section: ShownSection; readonly asRail: boolean }) {
  const List = asRail ? ProductRail : ProductGrid;
  if (section.products.length === 0) return null;
  return (
    <section
      id={sectionId(section.sectionNo)}
      tabIndex={-1}
      className={classNames(home['section'], styles['target'], asRail && styles['rail'])}
      data-badged={section.products.some((product) => badgesOf(product).length > 0)}
    >
      <Heading title={section.label} text={section.sectionExplain} href={paths.section(section.sectionNo)} />
      <div className={teaser['cards']} data-teaser={!asRail}>
        <List products={section.products} part={`section.${section.sectionNo}`}>
          {section.products.map((product) => (
            <li key={product.productNo}>
              <ProductSummaryCard product={product} />
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}

/** Sections in turn as a grid and as a rail. Spec §3. */
export function ProductSections({ sections }: { readonly sections: readonly (ShownSection | null)[] }) {
  return sections.map((section, index) =>
    section === null ? null : <ProductSection key={section.sectionNo} section={section} asRail={index % 2 === 1} />,
  );
}
