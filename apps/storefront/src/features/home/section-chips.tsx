import type { Section } from '@dealstore/commerce-core/domain';
import { useText } from '../../locale/use-text.ts';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { homeText } from './home.text.ts';
import { sectionId } from './product-section.tsx';
import { useHomeView } from './use-home-view.ts';
import styles from './home.module.css';

/** Goes to one of the sections below; the one that was gone to last is marked. Spec §3 (active section index). */
export function SectionChips({
  sections,
}: {
  readonly sections: readonly (
    (Pick<Section, 'sectionNo' | 'label'> & { readonly products: readonly unknown[] }) | null
  )[];
}) {
  const t = useText(homeText);
  const { snapshot, goToSection } = useHomeView();
  const go = (index: number, sectionNo: number) => () => {
    goToSection(index);
    const section = document.getElementById(sectionId(sectionNo));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <nav className={classNames(styles['chips'], styles['sectionChips'])} aria-label={t.sections}>
      {sections.map(
        (section, index) =>
          section !== null &&
          section.products.length > 0 && (
            <Chip
              key={section.sectionNo}
              pressed={snapshot.activeSection === index}
              onPress={go(index, section.sectionNo)}
            >
              {section.label}
            </Chip>
          ),
      )}
    </nav>
  );
}
