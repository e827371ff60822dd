import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { useDictionary } from '#web/shared/page-context.tsx';

export function SpecsTable({ specs }: { specs: Review['specs'] }) {
  const { reviews: texts } = useDictionary();
  if (specs.length === 0) return null;
  return (
    <section className="prose">
      <h2>{texts.specs}</h2>
      <div className="table-scroll">
        <table>
          <tbody>
            {specs.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
