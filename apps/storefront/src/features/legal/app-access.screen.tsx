import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { defineScreen } from '../../routes/screen.ts';
import { appAccessText } from './app-access.text.ts';
import styles from './legal.module.css';
import { PageName } from '../../widgets/page-name/page-name.tsx';

/** What the app may ask of a phone: nothing is required, four things are optional. Spec §2. */
function AppAccessScreen() {
  const t = useText(appAccessText);
  const { shop } = usePageFacts();
  const optional = [
    [t.notification, t.notificationUse],
    [t.camera, t.cameraUse],
    [t.photos, t.photosUse],
    [t.contacts, t.contactsUse],
  ] as const;
  return (
    <article className={styles['page']}>
      <PageName route="appAccess" />
      <p className={styles['lead']}>{t.lead(shop.brand)}</p>
      <h2>{t.requiredTitle}</h2>
      <p>{t.requiredNone}</p>
      <h2>{t.optionalTitle}</h2>
      <dl className={styles['contact']}>
        {optional.map(([name, use]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <p>{t.note}</p>
      <h2>{t.changeTitle}</h2>
      <ul className={styles['points']}>
        <li>{t.changeAndroid}</li>
        <li>{t.changeIos}</li>
      </ul>
    </article>
  );
}

/** `/etc/app_access`. Spec §2. */
export const screen = defineScreen({ Screen: AppAccessScreen });
