import type { ReactNode } from "react";

interface ClaimProps {
  /** Key of the claim, which a test holds against its figures. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A sentence about what the simulator finds. A test runs its figures and checks that it is so. */
export function Claim({ id, children }: ClaimProps) {
  return <span data-claim={id}>{children}</span>;
}
