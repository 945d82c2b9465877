import type { AppConfig } from '../../src/page/shop-config.ts';

/**
 * Paths that stay where they were opened: what a log-in or a payment comes back to, and what is no page. Everything
 * else, gifts and products first of all, opens in the app that is installed.
 */
const STAYING = [
  '/auth/*',
  '/session/*',
  '/redirect/*',
  '/order/*',
  '/toss/*',
  '/sandbox*',
  '/api/*',
  '/static/*',
  '/dev/*',
  '/docs*',
];

/**
 * Answers the two files by which a phone knows that the app is the shop's, so that the shop's links open in it:
 * Android's Digital Asset Links and Apple's associated domains. Null for every other path. Sources:
 * developers.google.com (Digital Asset Links), developer.apple.com (Supporting associated domains).
 */
export function createAppLinks(app: AppConfig): (pathname: string) => Response | null {
  const files: Readonly<Record<string, unknown>> = {
    '/.well-known/assetlinks.json': [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: app.androidPackage,
          sha256_cert_fingerprints: app.androidCertificates,
        },
      },
    ],
    '/.well-known/apple-app-site-association': {
      applinks: {
        details: [
          {
            appIDs: [app.iosAppId],
            components: [...STAYING.map((path) => ({ '/': path, exclude: true })), { '/': '*' }],
          },
        ],
      },
      webcredentials: { apps: [app.iosAppId] },
    },
  };
  return (pathname) => {
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (file === undefined) return null;
    // Apple's file has no suffix that would tell its type.
    return Response.json(file, { headers: { 'cache-control': 'public, max-age=3600' } });
  };
}
