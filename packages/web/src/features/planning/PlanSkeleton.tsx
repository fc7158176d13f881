import { LoadingSkeleton } from "../../components/Skeleton.tsx";

/** The boxes of a plan that is on its way over the network; local plans show without one. */
export function PlanSkeleton() {
  return (
    <section className="card stack" aria-busy="true">
      <span className="visually-hidden" role="status">
        Getting your plan
      </span>
      <LoadingSkeleton width="45%" />
      <LoadingSkeleton width="65%" height="2rem" />
      <LoadingSkeleton height="9rem" />
    </section>
  );
}
