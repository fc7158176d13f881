type SkeletonProps = {
  /** CSS lengths. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
};

/** The box of something that truly comes from the network. Local data never needs one. */
export function LoadingSkeleton({ width = "100%", height = "1rem" }: SkeletonProps) {
  return <span className="sk" style={{ width, height }} aria-hidden="true" />;
}
