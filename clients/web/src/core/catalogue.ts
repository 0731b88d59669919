// The API of card sets: fetched when somebody looks at cards.
import { createClient } from "@connectrpc/connect";
import { CatalogueService } from "../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { calls, streams } from "./net";

export const catalogue = createClient(CatalogueService, calls);
export const catalogueStreams = createClient(CatalogueService, streams);
