import type { FeatureNames } from './new-feature-name.ts';

type Files = readonly (readonly [string, string])[];

/** The feature's file of the contract; path to content. */
export function layOutContract({ word, name, names, phrases, operation }: FeatureNames): Files {
  const schema = `${names}:
  get:
    operationId: ${operation}
    summary: The member’s ${phrases}
    tags:
      - ${word}
    x-source: assumed
    security:
      - bearer: []
    responses:
      '200':
        description: The answer.
        content:
          application/json:
            schema:
              type: object
              properties:
                totalCount:
                  type: integer
                  minimum: 0
                items:
                  type: array
                  items:
                    type: object
                    properties:
                      ${name}No:
                        type: integer
                        minimum: 1
                      label:
                        type: string
                    required:
                      - ${name}No
                      - label
              required:
                - totalCount
                - items
      4XX:
        $ref: ../errors.yaml#/responses/Refused
      5XX:
        $ref: ../errors.yaml#/responses/Failed
`;
  return [[`openapi/features/${word}.yaml`, schema]];
}

/** Handlers and SQL of a new feature; path to content. */
export function layOutApi({ word, name, type, types, phrases, operation }: FeatureNames): Files {
  const routes = `import { commerceError, listOf${types} } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { read${types} } from './${word}.store.ts';

/** The member's ${phrases}. Assumed. */
export function ${name}Routes({ database }: AppParts): Pick<Handlers, '${operation}'> {
  return {
    ${operation}: async ({ caller }) => {
      if (caller === null) throw commerceError('AU99');
      const { totalCount, items } = listOf${types}(await read${types}(database, caller.memberNo));
      return { totalCount, items: [...items] };
    },
  };
}
`;
  const store = `import type { ${type}, MemberNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The ${phrases} of a member; none as long as no table holds them. Assumed. */
export async function read${types}(database: Database, memberNo: MemberNo): Promise<readonly ${type}[]> {
  const { rows } = await sql<${type}>\`
    select member_no as ${word.replaceAll('-', '_')}_no, name as label from member where member_no = \${memberNo} and false\`.execute(database);
  return rows;
}
`;
  return [
    [`apps/api/src/${word}/${word}.routes.ts`, routes],
    [`apps/api/src/${word}/${word}.store.ts`, store],
  ];
}

/** Queries, words and screen of a new feature; path to content. */
export function layOutStorefront({ word, name, names, types, phrase, phrases, plural }: FeatureNames): Files {
  const folder = `apps/storefront/src/features/${word}`;
  const title = `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;
  const queries = `import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** The member's ${phrases}. */
export function ${names}Query(services: LoadServices) {
  return queryOptions({
    queryKey: ['${plural}'],
    queryFn: async ({ signal }) => (await services()).${name}Api.list(signal),
  });
}
`;
  const text = `import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the ${phrase} screens. */
export const ${name}Text = defineText({
  ko: { title: '${title}', empty: '아직 아무것도 없어요' },
  en: { title: '${title}', empty: 'There is nothing here yet' },
});
`;
  const screen = `import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { ${names}Query } from './${word}.queries.ts';
import { ${name}Text } from './${word}.text.ts';

/** The member's ${phrases}. Assumed. */
function ${types}Screen() {
  const t = useText(${name}Text);
  const { data, error } = useQuery(${names}Query(useServices()));
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={240} />;
  return (
    <>
      <h1>{t.title}</h1>
      {data.totalCount === 0 && <p>{t.empty}</p>}
      <ul>
        {data.items.map((${name}) => (
          <li key={${name}.${name}No}>{${name}.label}</li>
        ))}
      </ul>
    </>
  );
}

/** The list of ${phrases}. Assumed. */
export const screen = defineScreen({
  Screen: ${types}Screen,
  load: ({ prefetch, services }) => prefetch(${names}Query(services)),
});
`;
  return [
    [`${folder}/${word}.queries.ts`, queries],
    [`${folder}/${word}.text.ts`, text],
    [`${folder}/${plural}.screen.tsx`, screen],
  ];
}
