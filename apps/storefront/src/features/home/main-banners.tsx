import type { Banner } from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { BannerPicture } from '@dealstore/ui/picture/banner-picture.tsx';
import { Carousel } from '@dealstore/ui/picture/carousel.tsx';
import { nextSlide } from '@dealstore/ui/picture/next-slide.ts';
import { LandingLink } from '../../widgets/landing-link/landing-link.tsx';
import { paths } from '../../routes/links.ts';
import { homeText } from './home.text.ts';
import styles from './home.module.css';

/** The banners at the top, turning by themselves until touched or paused. Spec §3 (main banners). */
export function MainBanners({ banners }: { readonly banners: readonly Banner[] }) {
  const t = useText(homeText);
  return (
    <div className={styles['banners']}>
      <Carousel
        label={t.banners}
        pair
        turnTo={nextSlide}
        more={<Link href={paths.home('exhibitions')}>{t.allBanners}</Link>}
        slides={banners.map((banner, index) => ({
          key: banner.bannerNo,
          content: (
            <LandingLink landingUrl={banner.landingUrl} inNewWindow={banner.browerTargetType === 'NEW'}>
              <BannerPicture
                imageUrl={banner.imageUrl}
                headline={banner.name}
                text={banner.description}
                urgent={index === 0}
              />
            </LandingLink>
          ),
        }))}
      />
    </div>
  );
}

/** Banners between the sections, one below the other. Spec §3 (middle and bottom banners). */
export function StripBanners({ banners }: { readonly banners: readonly Banner[] }) {
  return (
    <div className={styles['strips']}>
      {banners.map((banner) => (
        <LandingLink
          key={banner.bannerNo}
          landingUrl={banner.landingUrl}
          inNewWindow={banner.browerTargetType === 'NEW'}
        >
          <BannerPicture shape="strip" imageUrl={banner.imageUrl} headline={banner.name} text={banner.description} />
        </LandingLink>
      ))}
    </div>
  );
}
