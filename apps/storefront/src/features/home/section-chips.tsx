import type { Section, SectionNo } from '@dealstore/commerce-core/domain';
import { useEffect, useRef } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Chip } from '@dealstore/ui/form/chip.tsx';
import { classNames } from '@dealstore/ui/class-names.ts';
import { homeText } from './home.text.ts';
import { sectionId } from './product-section.tsx';
import { useHomeView } from './use-home-view.ts';
import styles from './home.module.css';

type Places = readonly ((Pick<Section, 'sectionNo' | 'label'> & { readonly products: readonly unknown[] }) | null)[];

/** Goes to one of the sections below; the one gone to, or read, last is marked. Spec §3 (active section index). */
export function SectionChips({ sections }: { readonly sections: Places }) {
  const t = useText(homeText);
  const row = useRef<HTMLElement>(null);
  const { snapshot, goToSection } = useHomeView();
  const { activeSection } = snapshot;
  useSpy(sections, goToSection);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current === null || chip == null) return;
    const middle = chip.offsetLeft - row.current.offsetLeft + chip.offsetWidth / 2;
    row.current.scrollTo({ left: middle - row.current.clientWidth / 2 });
  }, [activeSection, sections]);
  const go = (index: number, sectionNo: SectionNo) => () => {
    goToSection(index);
    const section = document.getElementById(sectionId(sectionNo));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <nav ref={row} className={classNames(styles['chips'], styles['sectionChips'])} aria-label={t.sections}>
      {sections.map(
        (section, index) =>
          section !== null &&
          section.products.length > 0 && (
            <Chip key={section.sectionNo} pressed={activeSection === index} onPress={go(index, section.sectionNo)}>
              {section.label}
            </Chip>
          ),
      )}
    </nav>
  );
}

/** Follows which section is being read. */
function useSpy(sections: Places, goToSection: (index: number) => void): void {
  useEffect(() => {
    const ids = sections.map((section) => (section === null ? '' : sectionId(section.sectionNo)));
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find((entry) => entry.isIntersecting);
        if (read !== undefined) goToSection(ids.indexOf(read.target.id));
      },
      // A line in the upper third: whatever crosses it is being read.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections, goToSection]);
}
