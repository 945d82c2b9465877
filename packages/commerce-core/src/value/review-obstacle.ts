/** Why a bought option cannot be reviewed: it has not come, something is claimed, it was reviewed, its time is over. */
export type ReviewObstacle = 'NOT_DELIVERED' | 'OPEN_CLAIM' | 'REVIEWED' | 'TOO_LATE';
