import type { ReactElement } from 'react';
import { BerthPlan } from './BerthPlan.tsx';
import { DrawingAddress } from './Canvas.tsx';
import { ContractorCosts } from './ContractorCosts.tsx';
import { CustomerPortal } from './CustomerPortal.tsx';
import { DashboardLoading } from './DashboardLoading.tsx';
import { DefenceCluster } from './DefenceCluster.tsx';
import { HealthSearch } from './HealthSearch.tsx';
import { HomesRegistration } from './HomesRegistration.tsx';
import { InitiativeBoard } from './InitiativeBoard.tsx';
import { MaritimeCommunication } from './MaritimeCommunication.tsx';
import { MarketplaceMigration } from './MarketplaceMigration.tsx';
import { MemberRetention } from './MemberRetention.tsx';
import type { VignetteName } from './names.ts';
import { RemoteNotarisation } from './RemoteNotarisation.tsx';
import { Settlement } from './Settlement.tsx';

/** A screen is 800 by 540; a phone is 360 by 740 and runs off the foot of its plate. */
export type VignetteShape = 'screen' | 'phone';

const vignettes: Record<VignetteName, { shape: VignetteShape; Drawing: () => ReactElement }> = {
  'berth-plan': { shape: 'screen', Drawing: BerthPlan },
  'contractor-costs': { shape: 'phone', Drawing: ContractorCosts },
  'customer-portal': { shape: 'screen', Drawing: CustomerPortal },
  'dashboard-loading': { shape: 'screen', Drawing: DashboardLoading },
  'defence-cluster': { shape: 'screen', Drawing: DefenceCluster },
  'health-search': { shape: 'screen', Drawing: HealthSearch },
  'homes-registration': { shape: 'screen', Drawing: HomesRegistration },
  'initiative-board': { shape: 'screen', Drawing: InitiativeBoard },
  'maritime-communication': { shape: 'screen', Drawing: MaritimeCommunication },
  'marketplace-migration': { shape: 'screen', Drawing: MarketplaceMigration },
  'member-retention': { shape: 'phone', Drawing: MemberRetention },
  'remote-notarisation': { shape: 'phone', Drawing: RemoteNotarisation },
  settlement: { shape: 'screen', Drawing: Settlement },
};

/** Which box a vignette needs. */
export function vignetteShape(name: VignetteName): VignetteShape {
  return vignettes[name].shape;
}

/** The file of a drawn product screen. */
export const vignetteAddress = (name: VignetteName) => `/vignettes/${name}.svg`;

/**
 * A drawn product screen. It fills the width its parent gives it and keeps its own height. The drawing, with live text, is
 * a file of its own, fetched once for all pages: within them it would be their heaviest part.
 */
export function Vignette({ name }: { name: VignetteName }) {
  const { Drawing } = vignettes[name];
  return (
    <DrawingAddress value={vignetteAddress(name)}>
      <Drawing />
    </DrawingAddress>
  );
}

/** What stands in the file of a drawn product screen. */
export function VignetteDrawing({ name }: { name: VignetteName }) {
  const { Drawing } = vignettes[name];
  return <Drawing />;
}
