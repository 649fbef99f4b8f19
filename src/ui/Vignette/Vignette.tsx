import type { ReactElement } from 'react';
import type { Picture } from '../../schema/picture.ts';
import { Image } from '../Image/Image.tsx';
import { ShownDrawing, type VignettePart } from './Canvas.tsx';
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
import { phoneNames, type VignetteName } from './names.ts';
import { RemoteNotarisation } from './RemoteNotarisation.tsx';
import { Settlement } from './Settlement.tsx';
import styles from './Vignette.module.css';

/** A screen is 800 by 540; a phone is 360 by 740 and runs off the foot of its plate. */
export type VignetteShape = 'screen' | 'phone';

const vignettes: Record<VignetteName, () => ReactElement> = {
  'contractor-costs': ContractorCosts,
  'customer-portal': CustomerPortal,
  'dashboard-loading': DashboardLoading,
  'defence-cluster': DefenceCluster,
  'health-search': HealthSearch,
  'homes-registration': HomesRegistration,
  'initiative-board': InitiativeBoard,
  'maritime-communication': MaritimeCommunication,
  'marketplace-migration': MarketplaceMigration,
  'member-retention': MemberRetention,
  'remote-notarisation': RemoteNotarisation,
  settlement: Settlement,
};

const phones: ReadonlySet<VignetteName> = new Set(phoneNames);

/** A drawn screen by its name, or a screenshot of the owner's own. */
type ProductScreen = VignetteName | Picture;

/** Which box a product screen needs. */
export function vignetteShape(screen: ProductScreen): VignetteShape {
  const upright = typeof screen === 'string' ? phones.has(screen) : screen.width < screen.height;
  return upright ? 'phone' : 'screen';
}

/** The file of a drawn product screen. */
export const vignetteAddress = (name: VignetteName) => `/vignettes/${name}.svg`;

interface VignetteProps {
  screen: ProductScreen;
  /** The rectangle of a drawing that is shown alone. */
  part?: VignettePart;
  /** True on a card: where a drawing is narrow or a phone, it ends at its fold. */
  folded?: boolean;
}

/**
 * A product screen. It fills the width its parent gives it and keeps its own height, or less where the parent has a height. A
 * drawing, with live text, is a file of its own, fetched once for all pages: within them it would be their heaviest part.
 * Where its words would be smaller than 12 px, its narrow cut stands in its place.
 */
export function Vignette({ screen, part, folded = false }: VignetteProps) {
  if (typeof screen !== 'string') return <Image picture={screen} className={styles.photograph} />;
  const Drawing = vignettes[screen];
  return (
    <ShownDrawing value={{ address: vignetteAddress(screen), part, folded }}>
      <Drawing />
    </ShownDrawing>
  );
}

/** What stands in the file of a drawn product screen. */
export function VignetteDrawing({ name }: { name: VignetteName }) {
  const Drawing = vignettes[name];
  return <Drawing />;
}
